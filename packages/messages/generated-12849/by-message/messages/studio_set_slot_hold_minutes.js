/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Slot_Hold_MinutesInputs */

const en_ca2_studio_set_slot_hold_minutes = /** @type {(inputs: Studio_Set_Slot_Hold_MinutesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Minutes for which a chosen time is held`)
};

const fr_ca2_studio_set_slot_hold_minutes = /** @type {(inputs: Studio_Set_Slot_Hold_MinutesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Minutes pendant lesquelles une heure choisie est gardée`)
};

/**
* | output |
* | --- |
* | "Minutes for which a chosen time is held" |
*
* @param {Studio_Set_Slot_Hold_MinutesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_slot_hold_minutes = /** @type {((inputs?: Studio_Set_Slot_Hold_MinutesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Slot_Hold_MinutesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_slot_hold_minutes(inputs)
	return en_ca2_studio_set_slot_hold_minutes(inputs)
});