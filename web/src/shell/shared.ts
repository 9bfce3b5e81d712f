// Modules that several screens share are bundled with every page; as separate files they would delay each screen.
import "../access/Spoken.svelte";
import "../cards/telling";
import "../design/GameArt.svelte";
import "../design/SeatChoice.svelte";
import "../learn/learnt";
import "../people/games";
import "../play/Hint.svelte";
import "../play/HintButton.svelte";
import "../play/hinting.svelte";
import "../play/meanwhile";
import "../play/Meanwhile.svelte";
