/** The part of libheif-js that is used. The package has types only for its lower level. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    data: Uint8ClampedArray<ArrayBuffer>
    width: number
    height: number
  }
  interface HeifPicture {
    get_width(): number
    get_height(): number
    display(room: Pixels, done: (pixels: Pixels | null) => void): void
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): Array<HeifPicture> } }
  export default libheif
}
