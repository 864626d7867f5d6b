/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Restaurant_ClosedInputs */

const en_ca2_refusal_restaurant_closed = /** @type {(inputs: Refusal_Restaurant_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The restaurant is closed at that time.`)
};

const fr_ca2_refusal_restaurant_closed = /** @type {(inputs: Refusal_Restaurant_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le restaurant est fermé à cette heure.`)
};

/**
* | output |
* | --- |
* | "The restaurant is closed at that time." |
*
* @param {Refusal_Restaurant_ClosedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_restaurant_closed = /** @type {((inputs?: Refusal_Restaurant_ClosedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Restaurant_ClosedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_restaurant_closed(inputs)
	return en_ca2_refusal_restaurant_closed(inputs)
});