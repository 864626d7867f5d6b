/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Unknown_HeadingInputs */

const en_ca2_checkout_unknown_heading = /** @type {(inputs: Checkout_Unknown_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We lost the connection`)
};

const fr_ca2_checkout_unknown_heading = /** @type {(inputs: Checkout_Unknown_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La connexion est perdue`)
};

/**
* | output |
* | --- |
* | "We lost the connection" |
*
* @param {Checkout_Unknown_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_unknown_heading = /** @type {((inputs?: Checkout_Unknown_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Unknown_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_unknown_heading(inputs)
	return en_ca2_checkout_unknown_heading(inputs)
});