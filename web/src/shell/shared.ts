// What several screens share comes with every page, or it would be files of its own, and a screen would wait for them.
import "../access/Spoken.svelte";
import "../cards/telling";
import "../design/GameArt.svelte";
import "../design/SeatChoice.svelte";
import "../learn/learnt";
import "../people/games";
import "../play/Hint.svelte";
import "../play/HintButton.svelte";
import "../play/Meanwhile.svelte";
