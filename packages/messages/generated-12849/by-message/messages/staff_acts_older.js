/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Acts_OlderInputs */

const en_ca2_staff_acts_older = /** @type {(inputs: Staff_Acts_OlderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show older`)
};

const fr_ca2_staff_acts_older = /** @type {(inputs: Staff_Acts_OlderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Afficher plus ancien`)
};

/**
* | output |
* | --- |
* | "Show older" |
*
* @param {Staff_Acts_OlderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_acts_older = /** @type {((inputs?: Staff_Acts_OlderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Acts_OlderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_acts_older(inputs)
	return en_ca2_staff_acts_older(inputs)
});