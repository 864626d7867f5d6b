/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_MoveInputs */

const en_ca2_staff_act_move = /** @type {(inputs: Staff_Act_MoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Moved on`)
};

const fr_ca2_staff_act_move = /** @type {(inputs: Staff_Act_MoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Étape suivante`)
};

/**
* | output |
* | --- |
* | "Moved on" |
*
* @param {Staff_Act_MoveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_move = /** @type {((inputs?: Staff_Act_MoveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_MoveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_move(inputs)
	return en_ca2_staff_act_move(inputs)
});