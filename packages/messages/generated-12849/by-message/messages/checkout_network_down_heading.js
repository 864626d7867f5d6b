/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Network_Down_HeadingInputs */

const en_ca2_checkout_network_down_heading = /** @type {(inputs: Checkout_Network_Down_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can’t reach the restaurant`)
};

const fr_ca2_checkout_network_down_heading = /** @type {(inputs: Checkout_Network_Down_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Impossible de joindre le restaurant`)
};

/**
* | output |
* | --- |
* | "We can’t reach the restaurant" |
*
* @param {Checkout_Network_Down_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_network_down_heading = /** @type {((inputs?: Checkout_Network_Down_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Network_Down_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_network_down_heading(inputs)
	return en_ca2_checkout_network_down_heading(inputs)
});