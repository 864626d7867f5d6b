/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_ChooseInputs */

const en_ca2_staff_act_choose = /** @type {(inputs: Staff_Act_ChooseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Started working`)
};

const fr_ca2_staff_act_choose = /** @type {(inputs: Staff_Act_ChooseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A commencé à travailler`)
};

/**
* | output |
* | --- |
* | "Started working" |
*
* @param {Staff_Act_ChooseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_choose = /** @type {((inputs?: Staff_Act_ChooseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_ChooseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_choose(inputs)
	return en_ca2_staff_act_choose(inputs)
});