/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Start_NowInputs */

const en_ca2_staff_act_start_now = /** @type {(inputs: Staff_Act_Start_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Started early`)
};

const fr_ca2_staff_act_start_now = /** @type {(inputs: Staff_Act_Start_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commencée plus tôt`)
};

/**
* | output |
* | --- |
* | "Started early" |
*
* @param {Staff_Act_Start_NowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_start_now = /** @type {((inputs?: Staff_Act_Start_NowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Start_NowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_start_now(inputs)
	return en_ca2_staff_act_start_now(inputs)
});