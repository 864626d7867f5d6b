/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Children_LabelInputs */

const en_ca2_school_children_label = /** @type {(inputs: School_Children_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who the meals are for`)
};

const fr_ca2_school_children_label = /** @type {(inputs: School_Children_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour qui sont les repas`)
};

/**
* | output |
* | --- |
* | "Who the meals are for" |
*
* @param {School_Children_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_children_label = /** @type {((inputs?: School_Children_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Children_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_children_label(inputs)
	return en_ca2_school_children_label(inputs)
});