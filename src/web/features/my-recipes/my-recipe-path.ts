export const myRecipePath = (id: string) => `/my-recipes/${encodeURIComponent(id)}`
