/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ kitchen: NonNullable<unknown>, message: NonNullable<unknown> }} Refusal_Of_KitchenInputs */

const en_ca2_refusal_of_kitchen = /** @type {(inputs: Refusal_Of_KitchenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.kitchen}: ${i?.message}`)
};

const fr_ca2_refusal_of_kitchen = /** @type {(inputs: Refusal_Of_KitchenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.kitchen} : ${i?.message}`)
};

/**
* | output |
* | --- |
* | "{kitchen}: {message}" |
*
* @param {Refusal_Of_KitchenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_of_kitchen = /** @type {((inputs: Refusal_Of_KitchenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Of_KitchenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_of_kitchen(inputs)
	return en_ca2_refusal_of_kitchen(inputs)
});