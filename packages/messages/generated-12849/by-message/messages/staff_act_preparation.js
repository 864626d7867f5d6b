/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_PreparationInputs */

const en_ca2_staff_act_preparation = /** @type {(inputs: Staff_Act_PreparationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changed the preparation time`)
};

const fr_ca2_staff_act_preparation = /** @type {(inputs: Staff_Act_PreparationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Délai de préparation modifié`)
};

/**
* | output |
* | --- |
* | "Changed the preparation time" |
*
* @param {Staff_Act_PreparationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_preparation = /** @type {((inputs?: Staff_Act_PreparationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_PreparationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_preparation(inputs)
	return en_ca2_staff_act_preparation(inputs)
});