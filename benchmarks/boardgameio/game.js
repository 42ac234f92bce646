// A game comparable to classic UNO, in the terms of boardgame.io: 108 cards, secret hands, skips, reverses, draw cards,
// wild cards with a color. Simpler than ours where that spares the other side work: no calls, no challenges, no clock;
// a card that was drawn ends the turn; when somebody goes out the next round is dealt at once.

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core')

const COLORS = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' }
const HAND = 7

function deck() {
  const cards = []
  for (const color of Object.keys(COLORS)) {
    cards.push(`${color}0`)
    for (const symbol of ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'S', 'R', '+2'])
      cards.push(color + symbol, color + symbol)
  }
  return [...cards, ...Array(4).fill('W'), ...Array(4).fill('W+4')]
}

function deal(G, seats, random) {
  G.secret = { deck: random.Shuffle(deck()) }
  G.players = {}
  for (let seat = 0; seat < seats; seat += 1) G.players[seat] = { hand: G.secret.deck.splice(0, HAND) }
  const start = G.secret.deck.findIndex((card) => /\d$/.test(card) && !card.includes('+'))
  G.discard = G.secret.deck.splice(start, 1)
  G.color = COLORS[G.discard[0][0]]
  G.direction = 1
  count(G, seats)
}

function count(G, seats) {
  G.held = Array.from({ length: seats }, (_, seat) => G.players[seat].hand.length)
  G.drawPile = G.secret.deck.length
}

function draw(G, seat, cards, random) {
  for (let number = 0; number < cards; number += 1) {
    if (G.secret.deck.length === 0) {
      const top = G.discard.pop()
      G.secret.deck = random.Shuffle(G.discard)
      G.discard = [top]
    }
    if (G.secret.deck.length > 0) G.players[seat].hand.push(G.secret.deck.pop())
  }
}

function fits(G, card) {
  const top = G.discard[G.discard.length - 1]
  return card.startsWith('W') || COLORS[card[0]] === G.color || (!top.startsWith('W') && card.slice(1) === top.slice(1))
}

function play({ G, ctx, playerID, random }, card, color) {
  const hand = G.players[playerID].hand
  const at = hand.indexOf(card)
  if (at < 0 || !fits(G, card)) return INVALID_MOVE
  if (card.startsWith('W') && !Object.values(COLORS).includes(color)) return INVALID_MOVE
  hand.splice(at, 1)
  G.discard.push(card)
  G.color = card.startsWith('W') ? color : COLORS[card[0]]
  const seats = ctx.numPlayers
  if (card.endsWith('R') && card.length === 2) G.direction = -G.direction
  const after = (steps) => (Number(playerID) + steps * G.direction + 2 * seats) % seats
  let steps = 1
  if (card.endsWith('S')) steps = 2
  if (card.endsWith('+2') || card === 'W+4') {
    draw(G, after(1), card === 'W+4' ? 4 : 2, random)
    steps = 2
  }
  G.next = after(steps)
  if (hand.length === 0) {
    G.round += 1
    deal(G, seats, random)
  }
  count(G, seats)
}

function drawOne({ G, ctx, playerID, random }) {
  draw(G, playerID, 1, random)
  G.next = (Number(playerID) + G.direction + ctx.numPlayers) % ctx.numPlayers
  count(G, ctx.numPlayers)
}

module.exports = {
  name: 'uno',
  setup: ({ ctx, random }) => {
    const G = { round: 1, next: 0 }
    deal(G, ctx.numPlayers, random)
    return G
  },
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true,
  moves: { play, draw: drawOne },
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.next } },
}
