/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Kind_AnnouncementInputs */

const en_ca2_studio_kind_announcement = /** @type {(inputs: Studio_Kind_AnnouncementInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Announcement`)
};

const fr_ca2_studio_kind_announcement = /** @type {(inputs: Studio_Kind_AnnouncementInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Annonce`)
};

/**
* | output |
* | --- |
* | "Announcement" |
*
* @param {Studio_Kind_AnnouncementInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_kind_announcement = /** @type {((inputs?: Studio_Kind_AnnouncementInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Kind_AnnouncementInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_kind_announcement(inputs)
	return en_ca2_studio_kind_announcement(inputs)
});