/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Event_Day_TextInputs */

const en_ca2_suite_event_day_text = /** @type {(inputs: Suite_Event_Day_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Today you order on your suite’s tab.`)
};

const fr_ca2_suite_event_day_text = /** @type {(inputs: Suite_Event_Day_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aujourd’hui, vous commandez sur la note de votre loge.`)
};

/**
* | output |
* | --- |
* | "Today you order on your suite’s tab." |
*
* @param {Suite_Event_Day_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_event_day_text = /** @type {((inputs?: Suite_Event_Day_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Event_Day_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_event_day_text(inputs)
	return en_ca2_suite_event_day_text(inputs)
});