/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_No_Takeout_TimeslotInputs */

const en_ca2_studio_set_no_takeout_timeslot = /** @type {(inputs: Studio_Set_No_Takeout_TimeslotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Take-out has no time to choose`)
};

const fr_ca2_studio_set_no_takeout_timeslot = /** @type {(inputs: Studio_Set_No_Takeout_TimeslotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour emporter, aucune heure à choisir`)
};

/**
* | output |
* | --- |
* | "Take-out has no time to choose" |
*
* @param {Studio_Set_No_Takeout_TimeslotInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_no_takeout_timeslot = /** @type {((inputs?: Studio_Set_No_Takeout_TimeslotInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_No_Takeout_TimeslotInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_no_takeout_timeslot(inputs)
	return en_ca2_studio_set_no_takeout_timeslot(inputs)
});