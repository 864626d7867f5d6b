/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ age: NonNullable<unknown> }} Network_AgeInputs */

const en_ca2_network_age = /** @type {(inputs: Network_AgeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.age} ago`)
};

const fr_ca2_network_age = /** @type {(inputs: Network_AgeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`il y a ${i?.age}`)
};

/**
* | output |
* | --- |
* | "{age} ago" |
*
* @param {Network_AgeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const network_age = /** @type {((inputs: Network_AgeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Network_AgeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_network_age(inputs)
	return en_ca2_network_age(inputs)
});