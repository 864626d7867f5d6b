import type { Plugin } from "vite";

/** What React throws to itself while it renders, and tells by which object it is: nobody reads where it was made. */
const SIGNAL = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)(?=[,;])/g;
const SIGNALS = 5;

/**
 * Makes React's signals without a stack. They are made in the midst of its one large function, and with a debugger attached, as those who
 * measure pages have, a browser reads all of that again for the first of them, to know its line. Decision 086.
 */
export function stacklessSignals(): Plugin {
  return {
    name: "stackless-signals",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js/ },
      handler(code) {
        let met = 0;
        const stackless = code.replaceAll(SIGNAL, (_, name, message) => {
          met += 1;
          return `${name}{ __proto__: Error.prototype, message: ${message} }`;
        });
        if (met !== SIGNALS) this.error(`React has ${met} signals, not ${SIGNALS}.`);
        return { code: stackless, map: null };
      },
    },
  };
}
