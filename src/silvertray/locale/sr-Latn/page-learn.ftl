# Learning: what stands around lessons and rules. The lessons are in lesson-*.ftl, the rules in rules-*.ftl.

learn-link = Nauči za 3 minuta
learn-window = Nauči { $game } · Silvertray
learn-step = Korak { $step } od { $steps }
learn-leave = Napusti lekciju
learn-roll = Sada pritisni dugme: kockice se bacaju.
learn-other = U igri bi i to moglo. Ovde probaj ono što je zaokruženo.
learn-show = Uradi to umesto mene
learn-play = Igraj pravu partiju
learn-again = Još jednom
learn-rules = Sva pravila
learn-over = Lekcija je gotova

## Rules

rules-window = Pravila: { $game } · Silvertray
rules-heading = Pravila: { $game }
rules-search = Pretraži pravila
rules-search-hint = Reč ili broj kao { $rule }
rules-chapters = Poglavlja
rules-games = Igre
rules-found = { $count ->
        [0] Toga nema ni u jednom pravilu. Probaj drugu reč.
        [one] Nađeno je { $count } pravilo
        [few] Nađena su { $count } pravila
       *[other] Nađeno je { $count } pravila
    }
rules-example = Primer: { $text }
rules-why = Zašto: { $text }
rules-of-all = Sva pravila: { $game }
rules-missing = U ovoj igri nema pravila { $rule }.
rules-lesson = Nauči kroz igru
