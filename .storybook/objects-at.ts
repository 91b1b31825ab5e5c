/** Where stories find the pictures of objects: at the server's address, which this file, read before core is built, repeats. */
export const OBJECTS_AT = '/objects/1'
