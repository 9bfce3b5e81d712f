import { describe, expect, test, vi } from "vitest";
import { fromHex, hex, ownSha256, sha256 } from "../../src/replay/sha256";

const bytes = (text: string) => new TextEncoder().encode(text);

const PUBLISHED = [
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
] as const;

test.each(PUBLISHED)("the published hash of %j (FIPS 180-4)", async (text, hash) => {
  expect(hex(ownSha256(bytes(text)))).toBe(hash);
  expect(hex(await sha256(bytes(text)))).toBe(hash);
});

test("our hash equals WebCrypto's for every length around a block", async () => {
  for (let length = 0; length <= 200; length++) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 167 + length) % 256);
    const expected = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
    expect(ownSha256(message)).toEqual(expected);
  }
});

test("without WebCrypto our own hash is used", async () => {
  vi.stubGlobal("crypto", {});
  expect(hex(await sha256(bytes("abc")))).toBe(PUBLISHED[0][1]);
});

describe("hex", () => {
  test("decodes to the same bytes", () => {
    expect(fromHex("00ff7A")).toEqual(Uint8Array.of(0, 255, 122));
    expect(hex(Uint8Array.of(0, 255, 122))).toBe("00ff7a");
    expect(fromHex("")).toEqual(Uint8Array.of());
  });

  test.each(["0", "0g", "0x00", " 00"])("%j is rejected", (text) => {
    expect(fromHex(text)).toBeNull();
  });
});
