### The rule court: why something is so at this table. And the worked examples, which show a rule at work.
### The terminal, the server and the web client say them.

## The court

# $doubt is a sentence.
court-doubt = It is uncertain: { $doubt }
court-sources = Sources: { $sources }.
court-no-sources = No source speaks of it.
# $title is what the ruling is about, $text what it says here.
court-ruling = At this table ({ $title }): { $text }
court-led = What led there
court-nothing-yet = Nothing has happened yet.
court-nothing-refused = Nothing that you tried has been refused since your last move.
court-can-play = It can be played now.
court-other-points = More about this card
court-card = Rules of this card: { $card }
court-top = Rules of the top card: { $card }
keys-court = Read the rules of the card in focus, or of the top card

## The worked examples

example-see =
    { $count ->
        [one] See an example
       *[other] See { $count } examples
    }
example-back = Back to the rule
example-none = There is no worked example of this rule.
example-title = Rule { $point } at work
# $edition is the name of the box.
example-number = Example { $at } of { $of }: { $edition }
example-next = Next example
example-ruling = With the ruling: { $text }
example-begins = This is how it begins.
example-ends = And this is how it ends.
example-step = Step { $at } of { $of }
example-refused = Refused
# $cards is a list, or "no card".
example-holds = { $name } holds { $cards }.
example-no-cards = no card
example-top = On top lies { $card }; the color is { $color }.

## What somebody tries in an example, and may not do

example-tries-play = { $name } tries to play { $card }.
example-tries-draw = { $name } tries to draw.
example-tries-keep = { $name } tries to keep the card.
example-tries-pass = { $name } tries to pass.
example-tries-color = { $name } tries to name the color: { $color }.
example-tries-target = { $name } tries to choose { $other }.
example-tries-accept = { $name } tries to accept.
example-tries-challenge = { $name } tries to challenge.
example-tries-give = { $name } tries to give away { $card }.
example-tries-uno = { $name } tries to call UNO.
example-tries-catch = { $name } tries to catch { $other }.
