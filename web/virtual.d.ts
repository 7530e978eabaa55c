/// <reference types="vite/client" />
declare module 'virtual:catalogue' {
  const games: readonly import('./games/catalogue.ts').CatalogueEntry[];
  export default games;
}
