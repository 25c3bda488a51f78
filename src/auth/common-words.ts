/** What stands at the top of every list of leaked passwords, without the digits and signs people put before and after it. */
export const commonWords =
  `password passw0rd qwerty qwertyuiop qwertyuiopasdfghjkl qwertz qwertzuiop azerty azertyuiop asdfghjkl zxcvbnm qazwsx qazwsxedc
   onetwothree abcdefghij abcdefgh abcdef abc abcd abcde letmein letmeinplease welcome welcomehome iloveyou iloveyousomuch
   iloveyouforever iloveme ilovegod mylove princess sunshine football baseball basketball superman batman spiderman starwars
   dragon monkey master michael jordan ashley jennifer jessica charlie thomas andrew daniel matthew computer internet samsung
   liverpool chelsea arsenal barcelona manchester newyork london hello helloworld hellohello changeme changeit admin administrator
   root secret topsecret private guest login user username test testtest testing tester default trustno freedom whatever
   mustang corvette ferrari mercedes pokemon naruto minecraft butterfly chocolate cookies flower summer winter spring autumn
   january february march april june july august september october november december monday friday google facebook
   instagram linkedin myspace youtube p@ssw0rd p@ssword pa$$word pass passpass mypassword thepassword newpassword yourpassword
   nopassword password123qwe correcthorsebatterystaple jesuschrist godisgood blessed family familia
   babygirl lovelove forever loveyou tequiero teamo mariposa estrella contrasena passwort hallo hallohallo schatz motdepasse
   bonjour soleil marshmallow marshmallowkitchen kitchen recipes recipe cooking`.split(/\s+/)
