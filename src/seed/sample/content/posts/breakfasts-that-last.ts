import type { SamplePost } from './sample-post.ts'

export const breakfastsThatLast = {
  id: 'a-breakfast-that-lasts-until-lunch',
  title: 'A Breakfast That Lasts Until Lunch',
  excerpt: 'Why some mornings end in hunger at half past ten, and the simple shape of a breakfast that does not.',
  content: [
    'For thirty-one years I taught biology to rooms full of fourteen-year-olds, and I can tell you exactly when a poor breakfast wears off. It is in the third lesson. The pens go down, the windows become interesting, and somebody asks how long until the bell.',
    'What they had eaten was usually not too little. It was too much of one thing: white toast with jam, or a bowl of something sweet and crisp. Food like that is digested quickly. Sugar rises in the blood, the body hurries to put it away, and two hours later there is nothing left to work with. The remedy is not a bigger bowl. It is slower food in the same bowl.',
    'I think of breakfast as four parts. The first is something whole: oats, dark bread, fruit with its skin on. The fibre in it holds everything back, so that the energy comes in a trickle instead of a flood. The second is protein, which keeps you full longer than anything else on the table. An egg, a spoonful of nut butter, yoghurt, beans on toast. The third is a little fat, such as seeds, nuts or half an avocado. Fat slows the stomach down, and it carries flavor. The fourth is something fresh and bright, because a breakfast you look forward to is one you will make again tomorrow.',
    'See how it works in practice. A smoothie of fruit and juice has one part out of four, and you will be hungry by ten. Blend the same berries thick with a spoon of almond butter, and put oats, seeds and fresh fruit on top, and you have all four, in about the same time. Because you eat it with a spoon it also takes longer, and being full is partly a matter of minutes. The stomach is slow to send its message.',
    'Toast is the same story. With jam, one part. With avocado, an egg, a few slices of radish and a squeeze of lime, four, and the lime is not there for decoration. It is the fourth part.',
    'Some mornings there is no time at all, and for those I prepare the night before. Oats in a jar with milk and chia seeds. Eggs boiled hard, in their shells. A bag of frozen banana slices, so that the blender has something to do. Ten minutes in the evening, when I am tired but not in a hurry, are worth twenty in the morning when I am both.',
    'And if you are not hungry when you get up, do not force it. Take the four parts with you in a box. The body does not own a clock with the word breakfast on it. It only asks that when you do eat, you give it something to be going on with.',
  ].join('\n'),
  category: 'Everyday eating',
  datePublished: '2026-09-22',
  authorName: 'Asha Pillai',
  authorPortrait: 'chef-asha.svg',
  image: 'mixed-berry-smoothie-bowl.svg',
  imageAlt: 'A coconut bowl of purple berry smoothie topped with banana, berries, granola and mint',
} satisfies SamplePost
