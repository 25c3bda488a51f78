import type { SamplePost } from './sample-post.ts'

export const toastingMarshmallows = {
  id: 'how-to-toast-a-marshmallow',
  title: 'How to Toast a Marshmallow, Properly',
  excerpt:
    'Gold all over, molten in the middle, and never on fire. It is a matter of distance, patience and a slow wrist.',
  content: [
    'Everyone believes they can toast a marshmallow. Then you watch them do it: straight into the flame, a puff of fire, a frantic wave, and a black shell around a cold heart. There is a better way, and it takes about three minutes.',
    'It helps to know what is going on. A marshmallow is sugar syrup whipped full of air and held up by gelatin. Gelatine melts at roughly the temperature of a warm bath, so the inside needs very little. The outside is a different matter. Sugar starts to color at about 160°C, and from there it is a short walk from gold to black. Toasting well means giving the skin a lot of heat and the middle a little, for long enough that both arrive together.',
    'Flames are the wrong tool. They are hot, they jump about, and they leave soot. What you want is embers: wood that has burned down until it glows orange and wears a coat of pale ash. Hold your hand where the marshmallow will go. If you can bear it for three or four seconds, you have found the spot, most likely a hand and a half above the coals.',
    'Choose a stick as long as your arm, and push it through the flat end until the tip just shows. A stick that stops halfway lets the marshmallow slide off as soon as its middle softens, and you will hear the small sad sound it makes in the ash.',
    'Now turn. Not in quarter turns but all the time, slowly, as if you were winding a clock. For the first minute nothing seems to happen. Then the surface goes from matt to shiny, and fine blisters appear. That is the moment to keep your nerve and stay where you are. Pale straw becomes honey, honey becomes the brown of a good crust, and the whole thing swells by about a third.',
    'Stop at the color of toffee. Lift it away and count to twenty. This is not for show: sugar holds heat far longer than bread, and a burnt tongue ends the evening. While you wait the shell sets, so that it cracks when you bite.',
    'No fire? A gas burner on its lowest setting works if you keep well above the flame and have a window open. A broiler is the best of all for a crowd. Spread the marshmallows on top of something that deserves them, put the tray a hand below the heat, and do not walk away. They take one minute, sometimes two, and the last ten seconds decide everything.',
    'If one does catch fire, blow it out gently. Underneath the black there is a second marshmallow, already warm, and you may begin again. They are forgiving that way.',
  ].join('\n'),
  category: 'Techniques',
  datePublished: '2026-11-05',
  authorName: 'Mei Tanaka',
  authorPortrait: 'chef-mei.svg',
  image: 'post-toasting-marshmallows.svg',
  imageAlt: 'Three marshmallows on sticks above a campfire, from pale to deep gold',
} satisfies SamplePost
