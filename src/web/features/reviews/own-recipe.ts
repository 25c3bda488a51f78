export const ownRecipe = 'This is your own recipe. Answer what others write about it on its page.'
