import { createContext } from 'react';

/** The shop's name in the server-rendered page, until the browser has read it. */
export const RenderedShopName = createContext('');
