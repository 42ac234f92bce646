### Questions about the rules in a player's own words. The terminal and the web client say them.

ask-no-answer = No rule point answers "{ $name }". Try other words, or fewer: the name of a card, or what happens.
ask-title = Ask about the rules
ask-label = Your question
ask-hint = For example: can I put +2 on +2?
ask-button = Ask
ask-none = No rule answers that. Try other words, or fewer: the name of a card, or what happens.
ask-busy = Looking it up…
# How many rule points answer the question.
ask-found =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers, the best first
    }
