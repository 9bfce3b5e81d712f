// The faces of the cards: their names and their looks.
import { inflect, Inflected } from "../lib/words";

const LOWEST = 2;
const HIGHEST = 12;

/** The number on a card; 0 for Joker, Skip and Reverse. */
export function numberOn(face: string): number {
  return Number(face) || 0;
}

/** How many of the eleven steps a number climbs. */
export function stepsOf(number: number): number {
  return Math.max(1, Math.min(number, HIGHEST) - LOWEST + 1);
}

/** The name of a card: 7, Joker. */
export function faceName(face: string): string {
  return faceForms(face).text;
}

/** The name with its inflected forms. */
export function faceForms(face: string): Inflected {
  return numberOn(face) ? new Inflected(face) : inflect(`cards-face-${face}`);
}
