/** Number of ratings with one to five stars, by recipe id. */
export const sampleRatings: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  'creamy-garlic-parmesan-pasta': [0, 1, 3, 16, 106],
  'thai-coconut-curry-soup': [0, 0, 2, 15, 170],
  'toasted-marshmallow-smores-brownies': [0, 1, 3, 19, 116],
  'mixed-berry-smoothie-bowl': [2, 3, 7, 29, 157],
  'avocado-toast-poached-egg': [0, 1, 2, 9, 113],
  'classic-chocolate-chip-cookies': [1, 1, 3, 17, 83],
  'homemade-margherita-pizza': [1, 1, 4, 22, 133],
}
