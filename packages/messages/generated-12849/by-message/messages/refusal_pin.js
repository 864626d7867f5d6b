/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_PinInputs */

const en_ca2_refusal_pin = /** @type {(inputs: Refusal_PinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This PIN isn’t right. Please try again.`)
};

const fr_ca2_refusal_pin = /** @type {(inputs: Refusal_PinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce NIP n’est pas le bon. Veuillez réessayer.`)
};

/**
* | output |
* | --- |
* | "This PIN isn’t right. Please try again." |
*
* @param {Refusal_PinInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_pin = /** @type {((inputs?: Refusal_PinInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_PinInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_pin(inputs)
	return en_ca2_refusal_pin(inputs)
});