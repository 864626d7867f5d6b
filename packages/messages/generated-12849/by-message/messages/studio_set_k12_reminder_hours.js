/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_K12_Reminder_HoursInputs */

const en_ca2_studio_set_k12_reminder_hours = /** @type {(inputs: Studio_Set_K12_Reminder_HoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hours before the close when a reminder is sent`)
};

const fr_ca2_studio_set_k12_reminder_hours = /** @type {(inputs: Studio_Set_K12_Reminder_HoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Heures avant la fermeture où un rappel est envoyé`)
};

/**
* | output |
* | --- |
* | "Hours before the close when a reminder is sent" |
*
* @param {Studio_Set_K12_Reminder_HoursInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_k12_reminder_hours = /** @type {((inputs?: Studio_Set_K12_Reminder_HoursInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_K12_Reminder_HoursInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_k12_reminder_hours(inputs)
	return en_ca2_studio_set_k12_reminder_hours(inputs)
});