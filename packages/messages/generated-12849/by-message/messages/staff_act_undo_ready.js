/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Undo_ReadyInputs */

const en_ca2_staff_act_undo_ready = /** @type {(inputs: Staff_Act_Undo_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Took back “ready”`)
};

const fr_ca2_staff_act_undo_ready = /** @type {(inputs: Staff_Act_Undo_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`« Prête » annulé`)
};

/**
* | output |
* | --- |
* | "Took back “ready”" |
*
* @param {Staff_Act_Undo_ReadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_undo_ready = /** @type {((inputs?: Staff_Act_Undo_ReadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Undo_ReadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_undo_ready(inputs)
	return en_ca2_staff_act_undo_ready(inputs)
});