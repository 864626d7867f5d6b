/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Children_OfferInputs */

const en_ca2_school_children_offer = /** @type {(inputs: School_Children_OfferInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add your children: each meal gets a label with name and class, and you are warned of allergies.`)
};

const fr_ca2_school_children_offer = /** @type {(inputs: School_Children_OfferInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajoutez vos enfants : chaque repas portera une étiquette avec nom et classe, et les allergies vous seront signalées.`)
};

/**
* | output |
* | --- |
* | "Add your children: each meal gets a label with name and class, and you are warned of allergies." |
*
* @param {School_Children_OfferInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_children_offer = /** @type {((inputs?: School_Children_OfferInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Children_OfferInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_children_offer(inputs)
	return en_ca2_school_children_offer(inputs)
});