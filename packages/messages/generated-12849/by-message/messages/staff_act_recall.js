/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_RecallInputs */

const en_ca2_staff_act_recall = /** @type {(inputs: Staff_Act_RecallInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Called back`)
};

const fr_ca2_staff_act_recall = /** @type {(inputs: Staff_Act_RecallInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rappelée`)
};

/**
* | output |
* | --- |
* | "Called back" |
*
* @param {Staff_Act_RecallInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_recall = /** @type {((inputs?: Staff_Act_RecallInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_RecallInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_recall(inputs)
	return en_ca2_staff_act_recall(inputs)
});