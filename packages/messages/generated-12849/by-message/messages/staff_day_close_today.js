/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Close_TodayInputs */

const en_ca2_staff_day_close_today = /** @type {(inputs: Staff_Day_Close_TodayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The day isn’t over. What’s still sold today goes into the next close.`)
};

const fr_ca2_staff_day_close_today = /** @type {(inputs: Staff_Day_Close_TodayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La journée n’est pas finie. Ce qui se vend encore aujourd’hui va dans la prochaine fermeture.`)
};

/**
* | output |
* | --- |
* | "The day isn’t over. What’s still sold today goes into the next close." |
*
* @param {Staff_Day_Close_TodayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_close_today = /** @type {((inputs?: Staff_Day_Close_TodayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Close_TodayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_close_today(inputs)
	return en_ca2_staff_day_close_today(inputs)
});