import type { SampleArticle } from './sample-article.ts'

export const ovenTemperatures = {
  slug: 'oven-temperatures',
  title: 'Oven Temperatures, Fan or Not',
  excerpt: 'Celsius, fan, Fahrenheit and gas marks side by side, and how to find out what your own oven does.',
  writtenOn: '2026-11-02',
  content: `<p>Recipes from different places name the same heat in four ways. Fan ovens move hot air over the food and cook faster, so they are set about 20°C lower.</p>
<h2>The table</h2>
<table>
<thead><tr><th scope="col">Heat</th><th scope="col">°C</th><th scope="col">°C fan</th><th scope="col">°F</th><th scope="col">Gas mark</th></tr></thead>
<tbody>
<tr><td>Very low</td><td>140</td><td>120</td><td>275</td><td>1</td></tr>
<tr><td>Low</td><td>150</td><td>130</td><td>300</td><td>2</td></tr>
<tr><td>Moderately low</td><td>160</td><td>140</td><td>325</td><td>3</td></tr>
<tr><td>Moderate</td><td>180</td><td>160</td><td>350</td><td>4</td></tr>
<tr><td>Moderately hot</td><td>190</td><td>170</td><td>375</td><td>5</td></tr>
<tr><td>Hot</td><td>200</td><td>180</td><td>400</td><td>6</td></tr>
<tr><td>Hot</td><td>220</td><td>200</td><td>425</td><td>7</td></tr>
<tr><td>Very hot</td><td>230</td><td>210</td><td>450</td><td>8</td></tr>
<tr><td>Very hot</td><td>240</td><td>220</td><td>475</td><td>9</td></tr>
</tbody>
</table>
<h2>Is yours telling the truth?</h2>
<p>Many home ovens are 10 to 20 degrees out. An oven thermometer on the middle shelf settles it. Wait until the light has gone off twice before you read it, because the first time the air is hot and the walls are not.</p>
<h2>Hot spots</h2>
<p>Lay slices of white bread side by side on a rack and bake them at 180°C for about eight minutes. The pattern of brown is a map of your oven. Turn trays round halfway if one corner runs ahead.</p>
<h2>Which shelf</h2>
<ul>
<li><strong>Top:</strong> what should brown, such as gratins and pizza.</li>
<li><strong>Middle:</strong> cakes, cookies and anything that should cook evenly.</li>
<li><strong>Bottom:</strong> what needs heat from below, such as pies and bread.</li>
</ul>
<p>Two trays at once want the fan on and a change of places halfway through.</p>`,
} satisfies SampleArticle
