### The editions and their presets.

edition-classic = Classic UNO
edition-classic-about = The game everybody knows: 108 cards in four colors, Wild and Wild Draw Four, a match to 500 points.
edition-mario-kart = UNO Mario Kart
edition-mario-kart-about = Every card carries an item, and a Wild Item Box sets off the item of whichever card it turns over.
edition-pizza-pizza = UNO Pocket Pizza Pizza
edition-pizza-pizza-about = A short game with half a deck: five cards each, a wild that passes a card on, a match to 250 points.

preset-standard = Standard
preset-standard-about = The fuller account of the rules, its gaps filled from the other sources.
preset-geeky-hobbies = Geeky Hobbies
preset-geeky-hobbies-about = The rules as Geeky Hobbies tells them: a first action card is passed over, the first player names the color of a first Item Box, a Green Shell may hit anyone, and one round decides.
