/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Changed_ServedInputs */

const en_ca2_school_changed_served = /** @type {(inputs: School_Changed_ServedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Meals are served now.`)
};

const fr_ca2_school_changed_served = /** @type {(inputs: School_Changed_ServedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Des repas sont maintenant servis.`)
};

/**
* | output |
* | --- |
* | "Meals are served now." |
*
* @param {School_Changed_ServedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_changed_served = /** @type {((inputs?: School_Changed_ServedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Changed_ServedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_changed_served(inputs)
	return en_ca2_school_changed_served(inputs)
});