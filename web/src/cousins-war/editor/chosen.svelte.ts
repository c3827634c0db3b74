/** The selected card or twist. */
class Chosen {
  list: 'cards' | 'twists' = $state('cards')
  index = $state(0)

  choose(list: 'cards' | 'twists', index: number): void {
    this.list = list
    this.index = index
  }
}

export const chosen = new Chosen()
